export const en = {
  title: 'Confirm it’s you',
  text: 'Enter your password to continue. You will not be asked again for 10 minutes.',
  go: 'Continue',
};
