interface OptionsProps<T> {
  of: readonly T[];
  /** Labels of values, unless they are their own labels. */
  label?: (value: T) => string;
}

/** The options of a select, one for each value. */
export const Options = <T extends string | number>({ of, label = String }: OptionsProps<T>) =>
  of.map((value) => (
    <option key={value} value={value}>
      {label(value)}
    </option>
  ));
