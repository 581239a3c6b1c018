import * as routes from '@madang/contract/people/emblems/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeEmblem } from './operations/change-emblem.ts';
import { createEmblem } from './operations/create-emblem.ts';
import { deleteEmblem } from './operations/delete-emblem.ts';
import { downloadEmblems } from './operations/download-emblems.ts';
import { grantEmblem } from './operations/grant-emblem.ts';
import { listEmblemHolders } from './operations/list-emblem-holders.ts';
import { listEmblems } from './operations/list-emblems.ts';
import { listPersonEmblems } from './operations/list-person-emblems.ts';
import { readEmblemImage } from './operations/read-emblem-image.ts';
import { takeBackEmblem } from './operations/take-back-emblem.ts';

const success = () => ({ result: 'success' as const });

export const emblemRoutes = [
  callOf(routes.listEmblems, listEmblems),
  callOf(routes.createEmblem, createEmblem),
  callOf(routes.changeEmblem, changeEmblem, { answer: success }),
  callOf(routes.deleteEmblem, deleteEmblem, { answer: success }),
  callOf(routes.readEmblemImage, readEmblemImage),
  callOf(routes.listEmblemHolders, listEmblemHolders),
  callOf(routes.downloadEmblems, downloadEmblems, {
    input: ({ body, request: { language } }) => ({ ...body, language }),
  }),
  callOf(routes.listPersonEmblems, listPersonEmblems),
  callOf(routes.grantEmblem, grantEmblem, { answer: success }),
  callOf(routes.takeBackEmblem, takeBackEmblem, { answer: success }),
];
