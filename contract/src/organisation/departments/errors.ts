import { error } from '../../kernel/errors.ts';

/** Refusals about departments; the codes that begin with CM are the specification's family of organisation codes. */
export const departmentErrors = {
  /** The code is in use. */
  CM301: error(409),
  DEPARTMENT_CODE_LENGTH: error(400, '0', '1'),
  /** The department to stand under does not exist. */
  DEPARTMENT_PARENT: error(409),
  /** It cannot stand under itself or under what stands under it. */
  DEPARTMENT_UNDER_ITSELF: error(409),
  /** Not deleted: it has sub-departments, members, or what else is registered under it; a refusal names all that hold. */
  CM312: error(409, '0'),
  CM313: error(409, '0'),
  CM314: error(409, '0'),
  /** Planned changes name it, which are cancelled if the caller says so. */
  DEPARTMENT_PLANNED: error(409, '0'),
} as const;
