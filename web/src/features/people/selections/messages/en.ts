export const en = {
  acts: {
    moveEmployees: 'Move',
    setJobRank: 'Rank',
    setJobTitle: 'Title',
    retireEmployees: 'Retire',
    suspendEmployees: 'Suspend',
  },
  many: {
    moveEmployees_one: 'Move {{number}} member',
    moveEmployees_other: 'Move {{number}} members',
    setJobRank_one: '{{list}} of {{number}} member',
    setJobRank_other: '{{list}} of {{number}} members',
    setJobTitle_one: '{{list}} of {{number}} member',
    setJobTitle_other: '{{list}} of {{number}} members',
    retireEmployees_one: 'Retire {{number}} member',
    retireEmployees_other: 'Retire {{number}} members',
    suspendEmployees_one: 'Suspend {{number}} member',
    suspendEmployees_other: 'Suspend {{number}} members',
  },
  one: {
    moveEmployees: 'Move {{name}} on a date',
    setJobRank: '{{list}} of {{name}} on a date',
    setJobTitle: '{{list}} of {{name}} on a date',
  },
  value: {
    department: 'New department',
    rank: '{{list}}',
    title: '{{list}}',
    choose: 'Choose one',
    none: 'None (take it away)',
  },
  when: {
    label: 'When',
    now: 'Now',
    nowText: 'As soon as you confirm',
    dated: 'On a date',
    datedText: 'At 00:00 on that day, in your company’s time zone',
    day: 'Date',
    note: 'Note',
    noteHelp: 'Shown with the planned change.',
  },
  about: {
    retireEmployees:
      'What they leave behind goes to the person that is proposed for each thing. Members who leave something without a proposal are not retired; retire them one by one.',
    suspendEmployees:
      'They are signed out everywhere and cannot sign in until the suspension ends. Their status, department and roles stay.',
  },
  check: 'Check',
  checkHelp: 'Nothing changes yet. Next you see what would happen to each member.',
};
