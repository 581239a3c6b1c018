import { changeSavedView } from '../../../modules/people/saved-views/operations/change-saved-view.ts';
import { createSavedView } from '../../../modules/people/saved-views/operations/create-saved-view.ts';
import { deleteSavedView } from '../../../modules/people/saved-views/operations/delete-saved-view.ts';
import { handOverSavedView } from '../../../modules/people/saved-views/operations/hand-over-saved-view.ts';
import { restoreSavedView } from '../../../modules/people/saved-views/operations/restore-saved-view.ts';
import { restoreSharedView } from '../../../modules/people/saved-views/operations/restore-shared-view.ts';
import { setListLayout } from '../../../modules/people/saved-views/operations/set-list-layout.ts';
import { type Addressed, example, step } from './example.ts';

const input = { savedViewName: 'Waiting', query: 'state=notYetApplied', isShared: false };
const given = [step(createSavedView, input)];
const savedViewId = '{0.savedViewId}';
const target = { kind: 'saved-view', id: savedViewId };
const fields = Object.keys(input);

export const addressed: Addressed = {
  part: 'savedViewId',
  create: { path: '/api/v1/saved-views', body: input },
  bodies: { 'PUT /api/v1/saved-views/{savedViewId}': input },
};

export const examples = [
  example(createSavedView, {
    needsPerson: true,
    input,
    leaves: ({ savedViewId: id }) => ({ audit: [{ target: { ...target, id }, fields }] }),
  }),
  example(changeSavedView, {
    needsPerson: true,
    given,
    input: { ...input, savedViewId, savedViewName: 'In service', expected: input },
    leaves: () => ({ audit: [{ target, fields }], undo: 'change-saved-view' }),
    meanwhile: { ...step(changeSavedView, { ...input, savedViewId, query: 'rank=R1' }), refusal: 'EDIT_CONFLICT' },
  }),
  example(deleteSavedView, {
    needsPerson: true,
    given,
    input: { savedViewId },
    leaves: () => ({ audit: [{ target }], undo: 'restore-saved-view' }),
    meanwhile: { ...step(createSavedView, input), refusal: 'SAVED_VIEW_NAME_TAKEN' },
  }),
  example(restoreSavedView, {
    given: [...given, step(deleteSavedView, { savedViewId })],
    input: { savedViewId },
    leaves: () => ({ audit: [{ target }] }),
  }),
  example(restoreSharedView, {
    given,
    input: { savedViewId, savedViewName: 'All', expected: input },
    leaves: () => ({ audit: [{ target, fields: ['isShared'] }] }),
  }),
  example(handOverSavedView, {
    given: [step(createSavedView, { ...input, isShared: true })],
    input: { savedViewId, fromPersonId: '{actor}', toPersonId: null },
    leaves: () => ({ audit: [{ target, fields: ['owner'] }], undo: 'hand-over-saved-view' }),
    meanwhile: {
      ...step(handOverSavedView, { savedViewId, fromPersonId: null, toPersonId: '{actor}' }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(setListLayout, {
    isUnaudited: true,
    input: { hiddenColumns: ['loginId'], density: 'compact' },
    leaves: () => ({ audit: 'none' }),
  }),
];
