import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ROLE: {
    words: 'admins, roles, permissions, rights, grant, delegate, owner',
    what: 'Decide who may administer what.',
    doings: [
      'Add an administrator and choose what they look after.',
      'One primary administrator always remains, so no company is locked out.',
      'The audit log records who granted and took back which role.',
    ],
  },
};
