export const en = { departmentsFile: { name: 'Departments' } };
