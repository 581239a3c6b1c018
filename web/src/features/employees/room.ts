import type { ConsoleRoom } from '../../kernel/feature.ts';
import { translator } from '../../kernel/use-texts.ts';
import { PeopleIcon } from '../../ui/rooms/icons.tsx';
import type { en } from './messages/en.ts';

const roomPath = '/console/employees';

export const room: ConsoleRoom = {
  code: 'EMP',
  path: roomPath,
  group: 'people',
  icon: PeopleIcon,
  title: () => translator<typeof en>('employees')('title'),
  actions: [{ title: () => translator<typeof en>('employees')('add'), path: `${roomPath}?panel=new` }],
  count: async (signal) => (await import('./api.ts')).countEmployees(signal),
  find: async (term, signal) => {
    const found = await (await import('./api.ts')).findEmployees(term, signal);
    return found.map(({ personId, fullName, loginId }) => ({
      id: personId,
      label: fullName,
      detail: loginId,
      path: `${roomPath}?item=${personId}`,
    }));
  },
};
