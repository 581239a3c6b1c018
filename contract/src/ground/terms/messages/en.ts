export const en = {
  errors: {
    MB820: 'Please agree to the required terms.',
    MB821: 'The terms have changed in the meantime. Read the new version and agree again.',
    MB822: 'The answers do not match the terms shown. Load the page again.',
  },
  fields: {
    termsCode: 'Terms',
    version: 'Version',
  },
};
