interface ModuleGraph {
  getModuleInfo(id: string): { readonly dynamicImporters: readonly string[] } | null;
}

/** Texts of a section for search and help, one file per language, loaded on demand. */
const helpFile = /[\\/]help[\\/](\w+)\.ts$/;
const messageFile = /[\\/]([\w-]+)[\\/]messages[\\/](\w+)\.ts$/;
/** Here each capability has a file of its own. */
const pageTexts = /[\\/]page-texts\.ts$/;
/** But what My account and the organisation chart alone say is one file, for the console reads all of it. */
const ownAccount = /[\\/](profiles|mfa|role-assignments|organisation-charts)[\\/]page-texts\.ts$/;
/** The page of one's own rights names what every capability does: it reads their files as they are, and splits none. */
const everyText = /[\\/]right-requests[\\/]page-texts\.ts$/;
/** The console downloads them for what they share with it; what it does not say is a file beside. */
const consoleTexts = /[\\/]app[\\/]console-catalogues\.ts$/;
/** And so is what different ways in say, a little each. */
const entrances = new Set(['account-activations', 'invitations', 'operators', 'security-questions', 'mfa']);
/** The entries whose texts are a file of their own, the one that most pages load first. */
const catalogues = [
  ['public', /[\\/]app[\\/]public-catalogues\.ts$/],
  ['portal', /[\\/]app[\\/]app-catalogues\.ts$/],
  ['console', /[\\/]app[\\/]console-catalogues\.ts$/],
] as const;

/**
 * Groups texts into one chunk per language and entry, so a page loads one file and public pages none of the console's.
 */
export function messageChunkName(id: string, graph: ModuleGraph): string | null {
  const [, helpLanguage] = helpFile.exec(id) ?? [];
  if (helpLanguage) return `help-${helpLanguage}`;
  const [, capability, language] = messageFile.exec(id) ?? [];
  if (!language) return null;
  const importers = graph.getModuleInfo(id)?.dynamicImporters ?? [];
  if (importers.length === 0) return null;
  const lists = importers.filter((importer) => pageTexts.test(importer) && !everyText.test(importer));
  if (lists.length > 0) {
    const isConsoleToo = importers.some((importer) => consoleTexts.test(importer));
    return `texts-${listed(String(capability), lists, isConsoleToo)}-${language}`;
  }
  const found = catalogues.find(([, file]) => importers.some((importer) => file.test(importer)));
  return `texts-${found?.[0] ?? 'outbox'}-${language}`;
}

function listed(capability: string, lists: readonly string[], isConsoleToo: boolean): string {
  if (lists.every((list) => ownAccount.test(list))) return isConsoleToo ? 'shared' : 'own';
  return entrances.has(capability) ? 'entrance' : capability;
}
