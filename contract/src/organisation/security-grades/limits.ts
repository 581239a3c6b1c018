/** USR-06: the grades that people may have; a smaller number is a higher clearance. */
export const securityGrades = [3, 4, 5, 9, 10] as const;
export const defaultSecurityGrade = 5;

/** USR-06: the grades of non-regular staff. */
export const nonRegularGrades = [4, 5, 9, 10] as const;
