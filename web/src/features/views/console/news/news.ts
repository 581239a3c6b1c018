import type { Language } from '@madang/contract/kernel/languages.ts';

/** Things that came lately, newest first: the day, and where they are seen. */
export const newsEntries = [
  { key: 'chart', day: '2026-11-30', path: '/portalapp/organisation' },
  { key: 'lists', day: '2026-11-30', path: '/console/employees' },
  { key: 'log', day: '2026-11-30', path: '/console/records' },
  { key: 'approvals', day: '2026-11-30', path: '/portalapp/approvals' },
  { key: 'dispatches', day: '2026-11-30', path: '/console/dispatches' },
  { key: 'ids', day: '2026-11-30', path: '/console/id-requests' },
  { key: 'places', day: '2026-11-30', path: '/console/locations' },
  { key: 'plans', day: '2026-11-29', path: '/console/planned-changes' },
  { key: 'imports', day: '2026-11-29', path: '/console/imports' },
] as const;

type NewsKey = (typeof newsEntries)[number]['key'];
export type NewsTexts = Readonly<Record<NewsKey, { readonly title: string; readonly text: string }>>;

const files = import.meta.glob<NewsTexts>(['./*.ts', '!./news.ts'], { import: 'news' });

/** Comes with the page alone. */
export async function loadNews(language: Language): Promise<NewsTexts> {
  const load = files[`./${language}.ts`];
  if (!load) throw new Error(`There are no news in ${language}`);
  return load();
}
