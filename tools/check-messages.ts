import { loadErrorCodes } from './kernel/error-tables.ts';
import { projectRoot } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';
import { allowed as projectAllowances, type Allowed } from './messages/allowed.ts';
import { loadCatalogues } from './messages/catalogues.ts';
import { codeFaults } from './messages/codes.ts';
import { namespaceFaults } from './messages/namespaces.ts';
import { doubleKeys, englishOf, staleAllowances, textFaults } from './messages/text-rules.ts';
import { unusedTexts } from './messages/usage.ts';

/** Six languages, whole and each in its own writing; every text used and every code said. */
export async function checkMessages(root: string, allowed: Allowed = projectAllowances): Promise<Finding[]> {
  const [{ all, findings }, codes] = await Promise.all([loadCatalogues(root), loadErrorCodes(root)]);
  return [
    ...findings,
    ...all.flatMap((catalogue) => textFaults(catalogue, englishOf(all, catalogue.folder), allowed)),
    ...doubleKeys(all),
    ...codeFaults(codes, all),
    ...namespaceFaults(root),
    ...unusedTexts(root, all, allowed),
    ...staleAllowances(all, allowed, 'tools/messages/allowed.ts'),
  ];
}

if (import.meta.main) report(await checkMessages(projectRoot));
