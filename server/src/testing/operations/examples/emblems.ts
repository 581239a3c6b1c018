import { changeEmblem } from '../../../modules/people/emblems/operations/change-emblem.ts';
import { createEmblem } from '../../../modules/people/emblems/operations/create-emblem.ts';
import { deleteEmblem } from '../../../modules/people/emblems/operations/delete-emblem.ts';
import { downloadEmblems } from '../../../modules/people/emblems/operations/download-emblems.ts';
import { grantEmblem } from '../../../modules/people/emblems/operations/grant-emblem.ts';
import { restoreEmblem } from '../../../modules/people/emblems/operations/restore-emblem.ts';
import { takeBackEmblem } from '../../../modules/people/emblems/operations/take-back-emblem.ts';
import { photo as image } from './employees.ts';
import { type Addressed, example, step } from './example.ts';

const words = { emblemName: '안전 지킴이', englishEmblemName: 'Safety lead' };
const input = { ...words, image };
const given = [step(createEmblem, input)];
const emblemId = '{0.emblemId}';
const personId = '{actor}';
const target = { kind: 'emblem', id: emblemId };
const person = { kind: 'person', id: personId };
const fields = ['emblemName', 'englishEmblemName', 'emblemDescription', 'englishEmblemDescription'];
const grant = step(grantEmblem, { personId, emblemId });

export const addressed: readonly Addressed[] = [
  {
    part: 'emblemId',
    create: { path: '/api/v1/emblems', body: input },
    bodies: { 'PUT /api/v1/emblems/{emblemId}': words },
  },
];

export const examples = [
  example(createEmblem, {
    input,
    leaves: ({ emblemId: id }) => ({ audit: [{ target: { ...target, id }, fields }] }),
  }),
  example(changeEmblem, {
    given,
    input: { ...words, emblemId, englishEmblemName: 'Safety' },
    leaves: () => ({ audit: [{ target, fields }] }),
  }),
  example(deleteEmblem, {
    given: [...given, grant],
    input: { emblemId, holders: 'takenBack' },
    leaves: () => ({
      audit: [{ target, detail: { called: { name: words.emblemName, englishName: words.englishEmblemName } } }],
      undo: 'restore-emblem',
    }),
    meanwhile: { ...step(createEmblem, input), refusal: 'MB120' },
  }),
  example(restoreEmblem, {
    given: [...given, grant, step(deleteEmblem, { emblemId, holders: 'takenBack' })],
    input: { emblemId },
    leaves: () => ({ audit: [{ target }] }),
  }),
  example(grantEmblem, {
    given,
    input: { personId, emblemId },
    leaves: () => ({ audit: [{ target: person, detail: { emblemId } }], undo: 'take-back-emblem' }),
    meanwhile: { ...step(takeBackEmblem, { personId, emblemId }), refusal: 'EMBLEM_NOT_HELD' },
  }),
  example(takeBackEmblem, {
    given: [...given, grant],
    input: { personId, emblemId },
    leaves: () => ({ audit: [{ target: person, detail: { emblemId } }], undo: 'grant-emblem' }),
    meanwhile: { ...grant, refusal: 'EMBLEM_HELD' },
  }),
  example(downloadEmblems, {
    given: [...given, grant],
    input: { reason: 'An inventory', emblemId, language: 'ko' },
    leaves: () => ({ audit: [{ target, fields: ['An inventory'] }] }),
  }),
];
