import * as routes from '@madang/contract/people/people/own/routes.ts';
import * as photoRoutes from '@madang/contract/people/people/photo-routes.ts';
import { callOf } from '../../../../kernel/operations/call-of.ts';
import { changeProfile } from './operations/change-profile.ts';
import { changeShownFields } from './operations/change-shown-fields.ts';
import { listSeenFields } from './operations/list-seen-fields.ts';
import { removeOwnPhoto } from './operations/remove-own-photo.ts';
import { setOwnPhoto } from './operations/set-own-photo.ts';

const success = () => ({ result: 'success' as const });

/** Calls by which people change their own record. */
export const ownRoutes = [
  callOf(routes.changeProfile, changeProfile, { answer: success }),
  callOf(photoRoutes.setOwnPhoto, setOwnPhoto),
  callOf(photoRoutes.removeOwnPhoto, removeOwnPhoto, { answer: success }),
  callOf(routes.listSeenFields, listSeenFields, { input: () => ({}) }),
  callOf(routes.changeShownFields, changeShownFields),
];
