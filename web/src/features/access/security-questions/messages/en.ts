export const en = {
  title: 'Security questions',
  help: 'When you reset your password, one of your own questions is asked in addition to the code. The answer alone does not give access.',
  questions: 'Questions',
  question: 'Question {{number}}',
  none: 'None yet',
  add: 'Add questions',
  change: 'Change questions',
  lead: 'Add up to three questions only you can answer. Answers are stored like passwords, so type all of them again. Letter case and spaces do not matter. If you have no questions, you will not be asked one.',
  passwordHelp: 'Protects you if you leave your device unattended.',
  save: 'Save',
  done: 'Your security questions were saved.',
};
