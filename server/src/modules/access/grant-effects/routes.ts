import * as routes from '@madang/contract/access/grant-effects/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { previewChangedGrant } from './operations/preview-changed-grant.ts';
import { previewChangedRole } from './operations/preview-changed-role.ts';
import { previewGivenGrant } from './operations/preview-given-grant.ts';
import { previewTakenGrant } from './operations/preview-taken-grant.ts';

export const grantEffectRoutes = [
  callOf(routes.previewGivenGrant, previewGivenGrant),
  callOf(routes.previewChangedGrant, previewChangedGrant),
  callOf(routes.previewTakenGrant, previewTakenGrant),
  callOf(routes.previewChangedRole, previewChangedRole),
];
