import * as z from 'zod/mini';
import { deliveryFailures } from '../../kernel/delivery-states.ts';
import { companyTypeChange, companyTypes } from '../../ground/companies/types.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { route, searchRoute } from '../../kernel/route.ts';
import { searchText } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';

const count = z.int();
const moment = z.iso.datetime();

/** `settingUp`: its representative has not finished or left the set-up; `ended`: out of service, and may come back. */
export const companyStates = ['settingUp', 'inService', 'ended'] as const;

const companyRow = z.strictObject({
  companyCode: z.string(),
  name: z.string(),
  englishName: z.string(),
  createdAt: moment,
  companyType: z.enum(companyTypes),
  state: z.enum(companyStates),
  /** Accounts that are open, and registered people who have none yet; no one is named. */
  people: count,
});
export type CompanyRow = z.output<typeof companyRow>;

const companiesPath = '/api/v1/operator/companies';
const ofCompanies = { page: pageNumber };
export const companySearch = z.strictObject({
  ...ofCompanies,
  /** Any part of a name or of the code. */
  search: z._default(searchText(100), ''),
});

const listedCompanies = listOf(companyRow, { inService: count, isNew: count, ended: count });

/** OPS-10: the companies of the platform, the newest first. */
export const listPlatformCompanies = route({
  method: 'GET',
  path: companiesPath,
  query: z.strictObject(ofCompanies),
  answer: listedCompanies,
});

/** The same list by a part of a name or code. */
export const findPlatformCompanies = searchRoute({
  path: companiesPath,
  body: companySearch,
  answer: listedCompanies,
});

const { companyCode, ...typeChange } = companyTypeChange.shape;

/** USR-06, IDR-03: kind of a company, which decides limits of its people. */
export const changeCompanyType = route({
  method: 'PUT',
  path: '/api/v1/operator/companies/{companyCode}/type',
  params: z.strictObject({ companyCode }),
  body: z.strictObject(typeChange),
  answer: success,
});

const byReason = z.array(z.strictObject({ reason: z.enum(deliveryFailures), count }));

const channelHealth = z.strictObject({
  channel: z.enum(['mail', 'sms']),
  waiting: count,
  oldestWaitingAt: z.nullable(moment),
  lastSentAt: z.nullable(moment),
  /** Failures of the last days, by reason. */
  failures: byReason,
  /** Reasons that waiting messages were not sent at the last try. */
  hindrances: byReason,
});
export type ChannelHealth = z.output<typeof channelHealth>;

/** OPS-10: state of mail and SMS delivery on the platform, without recipients. */
export const readDelivery = route({
  method: 'GET',
  path: '/api/v1/operator/delivery',
  answer: z.strictObject({ channels: z.array(channelHealth) }),
});
