/** LIM-02: departments that the set-up may make. */
export const setUpDepartments = 20;

/** LIM-01: how long a department's code may be. */
export const departmentCodeLength = { least: 4, most: 20 } as const;

/** The company itself, above all departments; its code is shorter than any that a person can choose. */
export const rootDepartment = 'TOP';
