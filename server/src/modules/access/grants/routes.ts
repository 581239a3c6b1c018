import * as explanations from '@madang/contract/access/grants/explanation-routes.ts';
import * as holders from '@madang/contract/access/grants/holder-routes.ts';
import * as routes from '@madang/contract/access/grants/routes.ts';
import { Document } from '@madang/contract/kernel/route.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeGrant } from './operations/change-grant.ts';
import { exportHoldings } from './operations/export-holdings.ts';
import { explainRight } from './operations/explain-right.ts';
import { giveGrant } from './operations/give-grant.ts';
import { listAskablePermissions } from './operations/list-askable-permissions.ts';
import { listGrants } from './operations/list-grants.ts';
import { listHoldings } from './operations/list-holdings.ts';
import { listPersonGrants } from './operations/list-person-grants.ts';
import { readGrantChoices } from './operations/read-grant-choices.ts';
import { holdingFile } from './holding-file.ts';
import { readHoldingExport } from './operations/read-holding-export.ts';
import { takeBackGrant } from './operations/take-back-grant.ts';

const success = () => ({ result: 'success' as const });

export const grantRoutes = [
  callOf(routes.listGrants, listGrants),
  callOf(routes.listPersonGrants, listPersonGrants),
  callOf(routes.readGrantChoices, readGrantChoices),
  callOf(explanations.explainRight, explainRight),
  callOf(explanations.listAskablePermissions, listAskablePermissions),
  callOf(holders.listHoldings, listHoldings),
  callOf(holders.exportHoldings, exportHoldings),
  callOf(holders.downloadHoldings, readHoldingExport, {
    answer: (file, { kernel }) => {
      const { content, fileName } = holdingFile(kernel, file);
      return new Document('text/csv; charset=utf-8', content, { fileName });
    },
  }),
  callOf(routes.giveGrant, giveGrant),
  callOf(routes.changeGrant, changeGrant, { answer: success }),
  callOf(routes.takeBackGrant, takeBackGrant, { answer: success }),
];
