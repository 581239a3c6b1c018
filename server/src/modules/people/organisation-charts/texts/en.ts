export const en = {
  headsAhead: {
    heading: 'The heads of a department will change',
    text: '{{department}}: from {{day}}, the heads are {{heads}}.',
    none: '{{department}}: from {{day}}, there is no head.',
    headingOff: 'A planned change of heads was canceled',
    textOff: '{{department}}: the change of heads planned for {{day}} was canceled.',
  },
  organisationFile: {
    name: 'Organization chart',
    level: 'Level',
    code: 'Department code',
    department: 'Department',
    parent: 'Parent department code',
    heads: 'Heads',
    people: 'Members',
  },
  membersFile: {
    name: 'Organization members',
    fullName: 'Name',
    loginId: 'Sign-in ID',
    department: 'Department',
    jobRank: 'Job rank',
    jobTitle: 'Job title',
  },
};
