import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { documentAnswer, route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { companyFace } from './face.ts';
import { identityChange } from './identity.ts';
import { maxIdentityBodyBytes } from './limits.ts';
import { companyRecordChange } from './record.ts';
import { companyTypes } from './types.ts';
import { storedId } from '../../kernel/rules.ts';

const path = '/api/v1/company/identity';

export const readCompanyIdentity = route({
  method: 'GET',
  path,
  answer: z.strictObject({
    ...companyFace.shape,
    companyName: z.string(),
    englishCompanyName: z.string(),
    /** The address of the sign-in page with the company's name and mark on it. */
    logInAddress: z.string(),
    can: canOf(['change']),
  }),
});

export const changeCompanyIdentity = route({
  method: 'PUT',
  path,
  maxBodyBytes: maxIdentityBodyBytes,
  body: identityChange,
  answer: success,
});

const recordPath = '/api/v1/company/record';

export const readCompanyRecord = route({
  method: 'GET',
  path: recordPath,
  answer: z.strictObject({
    companyCode: z.string(),
    companyName: z.string(),
    englishCompanyName: z.string(),
    timeZone: z.string(),
    companyPhone: z.string(),
    /** Set by the platform's operator alone. */
    companyType: z.enum(companyTypes),
    createdAt: z.iso.datetime(),
    can: canOf(['change']),
  }),
});

export const changeCompanyRecord = route({
  method: 'PUT',
  path: recordPath,
  body: companyRecordChange,
  answer: success,
});

export const oneMark = z.strictObject({ markId: storedId });

/** A company's mark, to anyone who was given its address; it never changes there, and another one cannot be guessed. */
export const readCompanyMark = route({
  method: 'GET',
  path: '/company-marks/{markId}',
  params: oneMark,
  answer: documentAnswer,
});

export const oneFace = z.strictObject({ faceKey: storedId });

const knownCompany = z.strictObject({
  ...companyFace.shape,
  companyName: z.string(),
  englishCompanyName: z.string(),
});
export type KnownCompany = z.output<typeof knownCompany>;

/** Returns the company shown on the sign-in page, identified in the address or this browser by a key that cannot be guessed. */
export const readKnownCompany = route({
  method: 'GET',
  path: '/api/v1/company-faces/{faceKey}',
  params: oneFace,
  /** Null for a key of no company, or of one that ended its service. */
  answer: z.strictObject({ company: z.nullable(knownCompany) }),
});
