export const en = {
  rightLetters: {
    asked: {
      heading: 'A permission is asked for',
      text: '{{name}} asks for a permission for {{hours}} hours. Decide under “Requests” of “Given permissions” in the console.\n\nReason: {{reason}}',
    },
    approved: {
      heading: 'The permission that you asked for was approved',
      text: 'The permission that you asked for was approved. You can use it for {{hours}} hours from now; then it ends by itself.',
    },
    refused: {
      heading: 'The permission that you asked for was refused',
      text: 'The permission that you asked for was refused.\n\nReason: {{reason}}',
    },
  },
};
