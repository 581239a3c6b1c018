/** LIM-02: departments that the set-up may make. */
export const setUpDepartments = 20;

/** LIM-01: limits of a department code's length. */
export const departmentCodeLength = { min: 4, max: 20 } as const;

/** The company itself, above all departments; its code is shorter than any that a person can choose. */
export const rootDepartment = 'TOP';

/** Rows per call: of a branch, of search results, of a department's history. */
export const departmentPortions = { branch: 200, found: 50, history: 30 } as const;

export const departmentKeywordMaxLength = 100;

/** LIM-08 MB907: departments below the one that is downloaded. */
export const departmentsDownloadedBelow = 1_000;
