/** What a payroll page does: it knows the employer, chooses the form, and takes the result. */
const element = document.querySelector('formpress-form, formpress-flow');
const address = {
  streetAddress1: '100 Market Street',
  city: 'Birmingham',
  state: 'AL',
  zipCode: '35203',
};
element.employer = {
  name: 'Example Company',
  federalEIN: '12-3456789',
  telephoneNumber: '205-555-0123',
  address,
};

document.querySelector('#lang').addEventListener('input', ({ target }) => {
  element.lang = target.value;
  document.documentElement.lang = target.value;
});
document.querySelector('#form')?.addEventListener('change', ({ target }) => {
  element.form = target.value;
});

// Here a payroll system would store the tax parameters and the PDF. Neither belongs into a log.
element.addEventListener('complete', ({ detail }) => {
  document.title = `${detail.formId} is complete`;
});
