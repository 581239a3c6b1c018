import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { PeopleIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const sectionPath = '/console/employees';
const t = () => translator<typeof en>('people');
/** Names the list of those in a state. */
const listOf = (state: 'retired' | 'suspended') => `${t()('title')} · ${t()(`states.${state}`)}`;

export const section: ConsoleSection = {
  code: 'EMP',
  path: sectionPath,
  group: 'people',
  order: 10,
  icon: PeopleIcon,
  title: () => t()('title'),
  listKinds: ['person'],
  ability: 'openPeople',
  actions: [
    { title: () => t()('add'), path: `${sectionPath}?panel=new`, ability: 'addPeople' },
    { title: () => listOf('retired'), path: `${sectionPath}?state=retired` },
    { title: () => listOf('suspended'), path: `${sectionPath}?state=suspended` },
    { title: () => t()('export.all'), path: `${sectionPath}?panel=export`, ability: 'exportPeople' },
  ],
  begin: async (queries) => (await import('./pages/employees.tsx')).beginList(queries),
  registers: 'people',
  find: async (term, signal) => {
    const { found, note } = await (await import('./api.ts')).findEmployees(term, signal);
    const items = found.map(({ personId, fullName, englishName, loginId }) => ({
      id: personId,
      label: [...new Set([fullName, englishName])].join(' ').trim(),
      detail: loginId,
      path: `${sectionPath}?item=${personId}`,
    }));
    return { items, ...(note !== undefined && { note: `${t()('title')}: ${note}` }) };
  },
};

/** The choice of a place in the company, and a mobile number, for another section's form. */
export const loadPlaceFields = async () => (await import('./parts/change/place-fields.tsx')).PlaceFields;
export const loadMobileField = async () => (await import('./parts/mobile-field.tsx')).MobileField;
