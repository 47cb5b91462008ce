/** What a text field of a form is given: its value, its error, and how a change reaches the form's state. */
export const bindField =
  <Values extends Record<string, string>>(
    values: Values,
    setValues: (values: Values) => void,
    errors: Readonly<Record<string, string[] | undefined>>,
  ) =>
  (name: keyof Values & string) => ({
    name,
    value: values[name],
    error: errors[name]?.join(' '),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  })
