import * as z from 'zod/mini';
import { storedId } from '../../kernel/rules.ts';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { languages } from '../../kernel/languages.ts';
import { documentAnswer, route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { downloadReason } from '../../ground/jobs/rules.ts';
import { namedDepartment } from '../../organisation/departments/names.ts';
import { maxEmblemBodyBytes } from './limits.ts';
import { emblemMark } from './marks.ts';
import { emblemChange, emblemInput } from './rules.ts';

const emblemId = storedId;
const personId = storedId;
const path = '/api/v1/emblems';
export const oneEmblem = z.strictObject({ emblemId });

const emblemRow = z.strictObject({
  emblemId,
  emblemName: z.string(),
  englishEmblemName: z.string(),
  emblemDescription: z.string(),
  englishEmblemDescription: z.string(),
  imageAddress: z.string(),
  /** People who hold it. */
  holderCount: z.int(),
});
export type EmblemRow = z.output<typeof emblemRow>;

/** The company's emblems by name. */
export const listEmblems = route({
  method: 'GET',
  path,
  answer: listOf(emblemRow, { limit: z.number(), can: canOf(['create', 'export']) }),
});

export const createEmblem = route({
  method: 'POST',
  path,
  maxBodyBytes: maxEmblemBodyBytes,
  body: emblemInput,
  answer: z.strictObject({ emblemId }),
});

export const changeEmblem = route({
  method: 'PUT',
  path: `${path}/{emblemId}`,
  maxBodyBytes: maxEmblemBodyBytes,
  params: oneEmblem,
  body: emblemChange,
  answer: success,
});
export const emblemChanging = z.extend(emblemChange, oneEmblem.shape);

const deletion = z.strictObject({
  /** `takenBack`: it is taken back from everyone who holds it; otherwise one that is held stays (MB124). */
  holders: z._default(z.enum(['', 'takenBack']), ''),
});
export const emblemDeletion = z.extend(deletion, oneEmblem.shape);

export const deleteEmblem = route({
  method: 'DELETE',
  path: `${path}/{emblemId}`,
  params: oneEmblem,
  query: deletion,
  answer: success,
});

const version = z.strictObject({ version: z.optional(storedId) });
export const emblemImage = z.extend(version, oneEmblem.shape);

/** An emblem's picture, to the people of its company; `version` is another one for each picture, so that it is kept by browsers. */
export const readEmblemImage = route({
  method: 'GET',
  path: `${path}/{emblemId}/image`,
  params: oneEmblem,
  query: version,
  answer: documentAnswer,
});

const holder = z.strictObject({
  personId,
  fullName: z.string(),
  displayName: z.string(),
  englishName: z.string(),
  loginId: z.string(),
  photoId: z.nullable(z.string()),
  department: namedDepartment,
  grantedAt: z.iso.datetime(),
});
export type EmblemHolder = z.output<typeof holder>;
const holdersQuery = z.strictObject({ page: pageNumber });
export const emblemHolders = z.extend(holdersQuery, oneEmblem.shape);

/** People who hold an emblem, those who got it last first. */
export const listEmblemHolders = route({
  method: 'GET',
  path: `${path}/{emblemId}/holders`,
  params: oneEmblem,
  query: holdersQuery,
  answer: listOf(holder, { can: canOf(['grant']) }),
});

const download = z.strictObject({ reason: downloadReason, emblemId: z._default(z.nullable(emblemId), null) });
/** `language` is the caller's, which the route's adapter adds. */
export const emblemDownload = z.extend(download, { language: z.enum(languages) });

/** Emblems with who holds them as a CSV file: all of them, or one. */
export const downloadEmblems = route({
  method: 'POST',
  path: `${path}/file`,
  body: download,
  answer: z.strictObject({ fileName: z.string(), content: z.string() }),
});

const ofPersonPath = '/api/v1/employees/{personId}/emblems';
export const emblemsPerson = z.strictObject({ personId });
export const personEmblem = z.strictObject({ personId, emblemId });

/** Emblems of a person, the first that they got first; `choices` are those that they can be given. */
export const listPersonEmblems = route({
  method: 'GET',
  path: ofPersonPath,
  params: emblemsPerson,
  answer: listOf(z.extend(emblemMark, { emblemDescription: z.string(), englishEmblemDescription: z.string() }), {
    limit: z.number(),
    choices: z.array(emblemMark),
    can: canOf(['grant']),
  }),
});

export const grantEmblem = route({
  method: 'POST',
  path: ofPersonPath,
  params: emblemsPerson,
  body: oneEmblem,
  answer: success,
});

export const takeBackEmblem = route({
  method: 'DELETE',
  path: `${ofPersonPath}/{emblemId}`,
  params: personEmblem,
  answer: success,
});
