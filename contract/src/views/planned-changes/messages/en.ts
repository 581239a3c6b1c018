import type { plannedChangeErrors } from '../errors.ts';

export const en = {
  errors: {
    PLAN_DAY: 'Choose a day after today and at most {{0}} years ahead.',
    PLAN_LATER: 'This would make the change planned for {{0}} impossible. Move or cancel one of the two.',
    PLAN_STATE: 'This planned change is no longer waiting. The list was reloaded.',
  } satisfies Record<keyof typeof plannedChangeErrors, string>,
  fields: {
    dueOn: 'Date',
    change: 'Change',
  },
  operations: {
    'check-planned-change': 'Planned change checked',
    'judge-planned-changes': 'Planned changes checked again',
    'plan-change': 'Change planned',
    'move-planned-change': 'Planned change rescheduled',
    'cancel-planned-change': 'Planned change canceled',
    'take-over-planned-change': 'Planned change taken over',
  },
};
