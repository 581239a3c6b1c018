import type { ErrorNotes } from '../../kernel/errors.ts';
import type { departmentErrors } from './errors.ts';

export const departmentErrorNotes: ErrorNotes<typeof departmentErrors> = {
  CM301: {
    cause: 'The company has a department, a job rank or a job title of this code already.',
    remedy: 'Choose another code; a code is kept in capitals, so that small letters make no other one.',
  },
  DEPARTMENT_PARENT: {
    cause: 'The department to stand under was deleted in the meantime, or never was one of the company.',
    remedy: 'Load the tree again and choose another place.',
  },
  DEPARTMENT_UNDER_ITSELF: {
    cause:
      'The place to move to is the department itself or lies under it, perhaps since someone moved it there just now.',
    remedy: 'Load the tree again; to turn two departments around, move the lower one out first.',
  },
  CM312: {
    cause: 'A department with departments under it is not deleted; `fields` names every reason with its number.',
    remedy: 'Move or delete the departments under it first.',
  },
  CM313: {
    cause: 'People belong to the department.',
    remedy: 'Move them to another department first.',
  },
  CM314: {
    cause: 'Something else refers to the department, such as a board that it manages.',
    remedy: 'Take the department out of what refers to it.',
  },
  DEPARTMENT_PLANNED: {
    cause: 'Changes that are planned for a later day move people to the department, or give it heads.',
    remedy:
      'Delete it with `plans=cancelled`, which cancels them and notifies their planners, or give them another department.',
  },
};
