import * as history from '@madang/contract/company-life/company-structures/history.ts';
import * as routes from '@madang/contract/company-life/company-structures/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { proverOf } from '../../secrets/passwords/index.ts';
import { acceptStructureOffer } from './operations/accept-structure-offer.ts';
import { changeCompanyStructure } from './operations/change-company-structure.ts';
import { changeLeadingCompany } from './operations/change-leading-company.ts';
import { createCompanyStructure } from './operations/create-company-structure.ts';
import { declineStructureOffer } from './operations/decline-structure-offer.ts';
import { endCompanyStructure } from './operations/end-company-structure.ts';
import { listLedStructureHistory } from './operations/list-led-structure-history.ts';
import { listStructureHistory } from './operations/list-structure-history.ts';
import { listCompanyStructures } from './operations/list-company-structures.ts';
import { offerStructureChange } from './operations/offer-structure-change.ts';
import { readCompanyStructure } from './operations/read-company-structure.ts';
import { withdrawStructureOffer } from './operations/withdraw-structure-offer.ts';

const success = () => ({ result: 'success' as const });

export const structureRoutes = [
  callOf(routes.readCompanyStructure, readCompanyStructure),
  callOf(routes.offerStructureChange, offerStructureChange, { input: (call) => ({ ...call.body, ...proverOf(call) }) }),
  callOf(routes.withdrawStructureOffer, withdrawStructureOffer, { answer: success }),
  callOf(routes.declineStructureOffer, declineStructureOffer, { answer: success }),
  callOf(routes.acceptStructureOffer, acceptStructureOffer, {
    input: (call) => ({ ...call.params, ...call.body, ...proverOf(call) }),
    answer: success,
  }),
  callOf(history.listStructureHistory, listStructureHistory),
  callOf(history.listLedStructureHistory, listLedStructureHistory),
  callOf(routes.listCompanyStructures, listCompanyStructures),
  callOf(routes.createCompanyStructure, createCompanyStructure, { answer: success }),
  callOf(routes.changeCompanyStructure, changeCompanyStructure, { answer: success }),
  callOf(routes.changeLeadingCompany, changeLeadingCompany, { answer: success }),
  callOf(routes.endCompanyStructure, endCompanyStructure, { answer: success }),
];
