export const en = {
  headsAhead: {
    heading: 'The heads of a department will change',
    text: '{{department}}: from {{day}}, the heads are {{heads}}.',
    none: '{{department}}: from {{day}}, there is no head.',
    headingOff: 'A planned change of heads was called off',
    textOff: '{{department}}: the change of heads planned for {{day}} was called off.',
  },
  organisationFile: {
    name: 'Organization chart',
    level: 'Level',
    code: 'Department code',
    department: 'Department',
    parent: 'Parent department code',
    heads: 'Heads',
    people: 'People',
  },
  membersFile: {
    name: 'Organization members',
    fullName: 'Name',
    loginId: 'Login ID',
    department: 'Department',
    jobRank: 'Job rank',
    jobTitle: 'Job title',
  },
};
