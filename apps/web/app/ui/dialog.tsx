import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as words from '#words/ui';
import { Button } from './button';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /**
   * Gets the focus after an action, which may remove the button that opened the dialog. A dialog that is dismissed
   * returns the focus to that button, as it does without this element.
   */
  focusAfter?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/**
 * A modal dialog with a title, closed by Escape, the backdrop or its button. If a form in it was edited, it asks before
 * discarding it. Load it when it is first opened.
 */
export function Dialog({ isOpen, onClose, title, description, focusAfter, children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  // Rendered only when first needed, because this dialog contains another one of the same kind.
  const [hasAsked, setAsked] = useState(false);
  if (isAsking && !isOpen) setAsking(false);
  if (isAsking && !hasAsked) setAsked(true);
  const { keepOriginals, touch, isEdited } = useOriginals(popup);
  const opener = useOpener(isOpen);
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return;
        if (isEdited()) setAsking(true);
        else {
          opener.dismiss();
          onClose();
        }
      }}
    >
      <Base.Portal>
        {/* Shown within another dialog too, which it then covers. */}
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-ink/60 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        {/* It fades and does not move: a click needs its button at the same place when it is pressed and when it is released. */}
        <Base.Popup
          ref={popup}
          onFocusCapture={keepOriginals}
          onInputCapture={touch}
          onChangeCapture={touch}
          onClickCapture={(event) => {
            touch(event);
            opener.dismiss(
              event.target instanceof Element && event.target.closest('[data-dismiss]') !== null,
            );
          }}
          finalFocus={focusAfter && (() => opener.whenDismissed() ?? focusAfter.current)}
          className="ground-paper fixed inset-x-0 bottom-0 z-40 max-h-sheet overflow-y-auto rounded-t-lg p-5 shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-dialog sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:p-8"
        >
          <Base.Title className="heading pr-12 text-xl">{title}</Base.Title>
          {description && <Base.Description className="mt-2 text-(--soft)">{description}</Base.Description>}
          <div className="mt-5">{children}</div>
          {/* Last, so that the focus starts at the content. */}
          <Base.Close
            aria-label={words.close}
            className="absolute top-3 right-3 grid size-11 place-items-center sm:top-5 sm:right-5"
          >
            <X aria-hidden="true" size={20} />
          </Base.Close>
          {hasAsked && (
            <DiscardQuestion
              isOpen={isAsking}
              onKeep={() => setAsking(false)}
              onDiscard={() => {
                setAsking(false);
                opener.dismiss();
                onClose();
              }}
            />
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The element that had the focus when the dialog opened. It gets the focus back unless the dialog acted. */
function useOpener(isOpen: boolean) {
  const element = useRef<Element>(null);
  const isDismissed = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen) return;
    element.current = document.activeElement;
    isDismissed.current = false;
  }, [isOpen]);
  return {
    dismiss: (isSo = true) => {
      isDismissed.current = isSo;
    },
    whenDismissed: (): HTMLElement | undefined => {
      const opener = element.current;
      if (!isDismissed.current || !(opener instanceof HTMLElement) || opener === document.body)
        return undefined;
      return opener.isConnected ? opener : undefined;
    },
  };
}

/**
 * Values of the forms of a dialog when they first got the focus. A form without any input counts as unchanged, although
 * fields may be added to it by a response.
 */
function useOriginals(popup: RefObject<HTMLElement | null>) {
  const originals = useRef(new WeakMap<HTMLFormElement, string>());
  const touched = useRef(new WeakSet<HTMLFormElement>());
  const listForms = () => [...(popup.current?.querySelectorAll('form') ?? [])];
  return {
    keepOriginals: () => {
      for (const form of listForms())
        if (!originals.current.has(form)) originals.current.set(form, readForm(form));
    },
    touch: ({ target, type }: SyntheticEvent) => {
      if (!(target instanceof Element)) return;
      const form = (type === 'click' ? target.closest('button') : target)?.closest('form');
      if (form) touched.current.add(form);
    },
    isEdited: () =>
      listForms().some((form) =>
        isFormEdited(form, touched.current.has(form) ? originals.current.get(form) : undefined),
      ),
  };
}

interface DiscardQuestionProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

function DiscardQuestion({ isOpen, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onKeep} title={words.discardQuestion}>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="outline" onClick={onKeep}>
          {words.keepEditing}
        </Button>
        <Button look="solid" aria-disabled={!isOpen} onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </Dialog>
  );
}

/** The values of a form, as one text to compare. */
const readForm = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );

/**
 * True if a form's values have changed. A form without an `original` is unchanged; `data-unsaved` marks a form whose
 * values come from an earlier step.
 */
const isFormEdited = (form: HTMLFormElement, original: string | undefined): boolean =>
  'unsaved' in form.dataset || (original !== undefined && readForm(form) !== original);
