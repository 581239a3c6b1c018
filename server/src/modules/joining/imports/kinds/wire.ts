/** Names of the specification's calls that heads of columns may have. */
export const wireHeadings = {
  departmentCode: 'deptCd',
  departmentName: 'deptNm',
  englishDepartmentName: 'enDeptNm',
  parentDepartmentCode: 'uprDeptCd',
} as const;
