/** Props of a form's text field: value, error, and change handler. */
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
