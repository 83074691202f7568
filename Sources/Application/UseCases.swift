import AddItem
import BackUpList
import ChangeItem
import CommandLine
import CompareDays
import CompleteItem
import DiagnoseList
import EditItem
import ExportItems
import FindItems
import ForgetHistory
import ImportItems
import ItemLanguage
import ListHistory
import ListItems
import ListProjects
import ListTags
import ListUpcoming
import LogIn
import ManageSettings
import ModuleKit
import OpenLinks
import PickItems
import ProgramOutput
import RankItems
import RemoveItem
import ReopenItem
import RestoreList
import ReviewItems
import ScheduleSync
import Settings
import Shell
import ShowAgenda
import ShowBurndown
import ShowCalendar
import ShowItem
import ShowScreen
import ShowStats
import SuggestWords
import SyncList
import Terminal
import UndoRedo
import WriteReport

/// All use cases, sorted by module.
var useCases: [UseCase] {
    [
        AddItemWireframe.useCase,
        BackUpListWireframe.useCase,
        ChangeItemWireframe.annotate,
        ChangeItemWireframe.postpone,
        ChangeItemWireframe.skip,
        ChangeItemWireframe.useCase,
        CompareDaysWireframe.useCase,
        CompleteItemWireframe.useCase,
        DiagnoseListWireframe.useCase(screenKeys: .built, timing: SilentRun.time),
        EditItemWireframe.useCase,
        ExportItemsWireframe.useCase,
        FindItemsWireframe.useCase,
        ForgetHistoryWireframe.useCase,
        ImportItemsWireframe.useCase,
        ListHistoryWireframe.useCase,
        ListItemsWireframe.useCase,
        ListProjectsWireframe.useCase,
        ListTagsWireframe.useCase,
        ListUpcomingWireframe.useCase,
        ManageSettingsWireframe.useCase(screenKeys: .built),
        OpenLinksWireframe.useCase,
        RankItemsWireframe.useCase, RankItemsWireframe.today,
        RemoveItemWireframe.useCase,
        ReopenItemWireframe.useCase,
        RestoreListWireframe.useCase,
        ReviewItemsWireframe.useCase,
        ShellWireframe.useCase,
        ShowAgendaWireframe.useCase,
        ShowBurndownWireframe.useCase,
        ShowCalendarWireframe.useCase,
        ShowItemWireframe.useCase,
        ShowScreenWireframe.useCase,
        ShowStatsWireframe.useCase,
        SuggestWordsWireframe.useCase,
        SyncListWireframe.useCase(presenting: .built),
        UndoRedoWireframe.redo,
        UndoRedoWireframe.undo,
        WriteReportWireframe.useCase(presenting: .built),
    ]
}

extension [UseCase] {
    /// Returns the use case of a parsed command line, or `nil` if it has no command.
    func useCase(of invocation: Invocation) throws(ErrorMessage) -> UseCase? {
        guard let name = invocation.command else { return nil }
        guard let useCase = first(where: { $0.command.name == name }) else {
            throw ApplicationSentences.unknownUseCase(name)
        }
        return useCase
    }
}

extension ModuleContext {
    /// Connects the modules that others present by their contracts.
    mutating func connectModules() {
        pickItems = PickItemsWireframe.pick
        suggestWords = SuggestWordsWireframe.suggestion
        screenActions = { ShowScreenWireframe.actions(of: useCases) }
    }
}

extension ScreenKeys {
    static var built: ScreenKeys {
        ScreenKeys(
            actions: { ShowScreenWireframe.actions(of: useCases).map { $0.word } },
            keyName: ShowScreenWireframe.keyName,
            keyless: { ShowScreenWireframe.keylessActions(of: useCases, with: $0) }
        )
    }
}

extension WriteReportDestinations {
    static var built: WriteReportDestinations {
        WriteReportDestinations(drawings: [
            ShowCalendarWireframe.draw, ShowStatsWireframe.draw, ShowBurndownWireframe.draw,
        ])
    }
}

extension SyncListDestinations {
    static var built: SyncListDestinations {
        SyncListDestinations(
            logIn: LogInWireframe.logIn,
            showLists: LogInWireframe.showLists,
            install: ScheduleSyncWireframe.install,
            remove: ScheduleSyncWireframe.remove
        )
    }
}

extension ShellDestinations {
    static var built: ShellDestinations {
        ShellDestinations(
            list: ListUpcomingWireframe.embed,
            addItem: AddItemWireframe.module,
            showItem: ShowItemWireframe.present,
            suggestWords: SuggestWordsWireframe.module
        )
    }
}
