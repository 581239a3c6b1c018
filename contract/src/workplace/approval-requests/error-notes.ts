import type { ErrorNotes } from '../../kernel/errors.ts';
import type { approvalRequestErrors } from './errors.ts';

export const approvalRequestErrorNotes: ErrorNotes<typeof approvalRequestErrors> = {
  APPROVAL_NO_POLICY: {
    cause: 'No active approval policy has conditions that the request meets.',
    remedy: 'An administrator adds a policy, such as one without conditions at the end of the list.',
  },
  APPROVAL_ROUTE_GAP: {
    cause: 'A step of the policy leads to no one, such as to a department without a head.',
    remedy: 'An administrator opens the policy, which names the step, and fills the gap.',
  },
  APPROVAL_STATE: {
    cause: 'Someone else decided first, or the requester withdrew the request, or it is not the turn of the caller.',
    remedy: 'Open the request again: its history says what happened.',
  },
  CHANGE_HELD: {
    cause:
      'The company has changes of this kind approved, so the change was stored and asked for. Nothing is changed yet.',
    remedy: 'None is needed: once it is approved the change is made. The request can be withdrawn until then.',
  },
  CHANGE_HELD_GAP: {
    cause: 'The policy by which such changes are approved leads to no one but the caller, or a step of it to no one.',
    remedy:
      'Fill the gap that the policy shows; the representative can also have such changes made without an approval.',
  },
  HELD_BY_REPRESENTATIVE: {
    cause: 'Changes of this kind are held back already; whoever is held must not lift that.',
    remedy: 'Ask the representative of the company.',
  },
  APPROVAL_DELEGATION_OFF: {
    cause: 'The approval settings of the company do not allow delegation.',
    remedy: 'An administrator allows it in the approval settings.',
  },
  APPROVAL_DELEGATE: {
    cause: 'The person is the requester, approves in this step already, or has delegated this approval before.',
    remedy: 'Choose another person.',
  },
  APPROVAL_STAND_IN_CIRCLE: {
    cause: 'The person chosen as stand-in, or a stand-in of that person, has the caller as stand-in.',
    remedy: 'Choose another person.',
  },
};
