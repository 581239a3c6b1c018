import { Document } from '@madang/contract/kernel/route.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { writeOwnData } from '../../../kernel/own-data/own-data.ts';
import { downloadOwnData } from './operations/download-own-data.ts';
import { ownDataSections } from './own-data.ts';
import { readProfile } from './operations/read-profile.ts';

import * as routes from '@madang/contract/views/profiles/routes.ts';

export const profileRoutes = [
  callOf(routes.readProfile, readProfile),
  callOf(routes.downloadOwnData, downloadOwnData, {
    answer: ({ companyCode, personId }, { kernel }) => {
      const { db, keyring } = kernel;
      const asked = { companyCode, personId, keyring };
      const pieces = writeOwnData(db, ownDataSections(kernel), asked, { companyCode });
      return new Document('application/json; charset=utf-8', pieces);
    },
  }),
];
