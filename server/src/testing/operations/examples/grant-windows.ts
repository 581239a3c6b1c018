import { changeGrantWindow } from '../../../modules/access/grant-windows/operations/change-grant-window.ts';
import { createGrantWindow } from '../../../modules/access/grant-windows/operations/create-grant-window.ts';
import { deleteGrantWindow } from '../../../modules/access/grant-windows/operations/delete-grant-window.ts';
import { restoreGrantWindow } from '../../../modules/access/grant-windows/operations/restore-grant-window.ts';
import { type Addressed, example, step } from './example.ts';

const input = {
  grantWindowName: 'Door',
  weekly: [{ from: 540, to: 1080 }],
  zone: 'GMT+9',
  closesOnDaysOff: true,
};
const given = [step(createGrantWindow, input)];
const grantWindowId = '{0.grantWindowId}';
const target = { kind: 'grant-window', id: grantWindowId };
const fields = Object.keys(input);

export const addressed: Addressed = {
  part: 'grantWindowId',
  create: { path: '/api/v1/grant-windows', body: input },
  bodies: { 'PUT /api/v1/grant-windows/{grantWindowId}': input },
};

export const examples = [
  example(createGrantWindow, {
    input,
    leaves: ({ grantWindowId: id }) => ({ audit: [{ target: { ...target, id }, fields }] }),
  }),
  example(changeGrantWindow, {
    given,
    input: { ...input, grantWindowId, grantWindowName: 'Gate', expected: input },
    leaves: () => ({ audit: [{ target, fields }] }),
  }),
  example(deleteGrantWindow, {
    given,
    input: { grantWindowId },
    leaves: () => ({ audit: [{ target }], undo: 'restore-grant-window' }),
    meanwhile: { ...step(createGrantWindow, input), refusal: 'GRANT_WINDOW_NAME_TAKEN' },
  }),
  example(restoreGrantWindow, {
    given: [...given, step(deleteGrantWindow, { grantWindowId })],
    input: { grantWindowId },
    leaves: () => ({ audit: [{ target }] }),
  }),
];
