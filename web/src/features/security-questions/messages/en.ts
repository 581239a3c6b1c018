export const en = {
  title: 'Security questions',
  help: 'If you lose your password, one of your own questions is asked besides the code. Alone it opens nothing.',
  questions: 'Questions',
  question: 'Question {{number}}',
  none: 'None yet',
  add: 'Add questions',
  change: 'Change questions',
  lead: 'Write up to three questions that only you can answer. Answers are kept like passwords, so type all of them again. Capitals and spaces make no difference; without any question none is asked.',
  passwordHelp: 'So that no one else can change this at a device that you left open.',
  save: 'Save',
  done: 'Your security questions were saved.',
};
