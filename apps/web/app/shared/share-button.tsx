import { whatsAppLink } from '@namma/contract/values/whatsapp';
import * as words from '#words/share';
import { withPrefix } from '../lib/session/language';
import { Button, buttonClass } from '../ui/button';

export interface ShareProps {
  /** Title of the shared page. */
  title: string;
  /** Its page, without the prefix of a language. */
  path: string;
}

/** Shares a page with what the device offers; where it offers nothing, by WhatsApp to whom the visitor chooses (D88). */
export function ShareButton({ title, path }: ShareProps) {
  const url = new URL(withPrefix(path), location.origin).href;
  if (typeof navigator.share === 'function')
    return (
      <Button
        look="outline"
        aria-label={words.shareOf(title)}
        // Closing the choice without sharing is no failure.
        onClick={() => void navigator.share({ title, url }).catch(() => {})}
      >
        {words.share}
      </Button>
    );
  return (
    <a
      href={whatsAppLink(`${title}\n${url}`)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass('outline')}
      aria-label={`${words.shareByWhatsApp}: ${title}`}
    >
      {words.shareByWhatsApp}
    </a>
  );
}
