import type { ConsoleRoom } from '../../kernel/feature.ts';
import { translator } from '../../kernel/use-texts.ts';
import { PeopleIcon } from '../../ui/rooms/icons.tsx';
import type { en } from './messages/en.ts';

const roomPath = '/console/employees';
const t = () => translator<typeof en>('people');

export const room: ConsoleRoom = {
  code: 'EMP',
  path: roomPath,
  group: 'people',
  order: 10,
  icon: PeopleIcon,
  title: () => t()('title'),
  actions: [
    { title: () => t()('add'), path: `${roomPath}?panel=new` },
    { title: () => t()('export.all'), path: `${roomPath}?panel=export` },
  ],
  begin: async (queries) => (await import('./pages/employees.tsx')).beginList(queries),
  count: async (signal) => (await import('./api.ts')).countEmployees(signal),
  find: async (term, signal) => {
    const { found, note } = await (await import('./api.ts')).findEmployees(term, signal);
    const items = found.map(({ personId, fullName, englishName, loginId }) => ({
      id: personId,
      label: [...new Set([fullName, englishName])].join(' ').trim(),
      detail: loginId,
      path: `${roomPath}?item=${personId}`,
    }));
    return { items, ...(note !== undefined && { note: `${t()('title')}: ${note}` }) };
  },
};

/** The choice of a place in the company, and a mobile number, for another room's form. */
export const loadPlaceFields = async () => (await import('./parts/place-fields.tsx')).PlaceFields;
export const loadMobileField = async () => (await import('./parts/mobile-field.tsx')).MobileField;
