interface MailPreviewProps {
  title: string;
  html: string;
  className: string;
}

/**
 * A mail as a mailbox shows it. Nothing in it can run, load or lead anywhere: the frame is a sandbox without permissions,
 * and takes over the policy of this page, which allows only the style attributes.
 */
export const MailPreview = ({ title, html, className }: MailPreviewProps) => (
  <iframe
    title={`Mail: ${title}`}
    sandbox=""
    srcDoc={html.replace('<head>', '<head><base target="_blank">')}
    className={`w-full border border-(--line) bg-paper-raised ${className}`}
  />
);
