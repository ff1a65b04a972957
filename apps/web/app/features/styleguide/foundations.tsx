import { Case, OnBothGrounds, Row, Section } from './sheet';

/** Written out in full, so that Tailwind finds the classes. */
const colours = [
  ['ink', 'bg-ink'],
  ['ink-raised', 'bg-ink-raised'],
  ['ink-line', 'bg-ink-line'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink-faint', 'bg-ink-faint'],
  ['edge', 'bg-edge'],
  ['paper', 'bg-paper'],
  ['paper-raised', 'bg-paper-raised'],
  ['paper-sunken', 'bg-paper-sunken'],
  ['paper-picture', 'bg-paper-picture'],
  ['paper-line', 'bg-paper-line'],
  ['paper-soft', 'bg-paper-soft'],
  ['lime', 'bg-lime'],
  ['lime-deep', 'bg-lime-deep'],
  ['elite', 'bg-elite'],
  ['elite-pro', 'bg-elite-pro'],
  ['elite-plus', 'bg-elite-plus'],
  ['signal', 'bg-signal'],
  ['signal-bright', 'bg-signal-bright'],
  ['signal-wash', 'bg-signal-wash'],
  ['good', 'bg-good'],
] as const;

const sizes = [
  ['4xl', 'display text-4xl'],
  ['3xl', 'display text-3xl'],
  ['2xl', 'heading text-2xl'],
  ['xl', 'heading text-xl'],
  ['lg', 'text-lg'],
  ['base', 'text-base'],
  ['sm', 'text-sm'],
  ['xs', 'text-xs'],
  ['eyebrow', 'eyebrow'],
] as const;

/** Colours, type and the two grounds. */
export function Foundations() {
  return (
    <>
      <Section title="Colour">
        <Row>
          {colours.map(([name, look]) => (
            <Case key={name} name={name}>
              <span className={`block h-16 w-24 rounded-md border border-(--line) ${look}`} />
            </Case>
          ))}
        </Row>
      </Section>
      <Section title="Type">
        {sizes.map(([name, look]) => (
          <Case key={name} name={name}>
            <p className={`break-words ${look}`}>Namma ₹1,299</p>
          </Case>
        ))}
      </Section>
      <Section title="Grounds">
        <OnBothGrounds>
          <p>Text on its ground</p>
          <p className="text-(--soft)">Softer text</p>
          <p className="text-(--alert)">What went wrong</p>
          <p className="mt-2 border-t border-(--line) pt-2">Below a hairline</p>
          <p className="mt-2 bg-(--raised) p-3">Raised</p>
          <p className="mt-2 p-3 shadow-float">Floating</p>
        </OnBothGrounds>
      </Section>
    </>
  );
}
