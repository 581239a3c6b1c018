export const en = {
  rightLetters: {
    asked: {
      heading: 'Permission requested',
      text: '{{name}} requests a permission. Approve or decline it in the console under “Permissions” > “Requests”.\n\nHours: {{hours}}\nReason: {{reason}}',
    },
    approved: {
      heading: 'Your permission request was approved',
      text: 'Your permission request was approved. You can use the permission from now on; it ends automatically.\n\nHours: {{hours}}',
    },
    refused: {
      heading: 'Your permission request was declined',
      text: 'Your permission request was declined.\n\nReason: {{reason}}',
    },
  },
};
