import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import * as words from '#words/controls';
import { TextField } from './field';

/** A password with a button that shows or hides it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className="grid size-11 place-items-center"
          aria-label={isShown ? words.hidePassword(props.label) : words.showPassword(props.label)}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden="true" size={20} />
        </button>
      }
    />
  );
}
