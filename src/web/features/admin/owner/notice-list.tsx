import { Link } from 'react-router';
import type { Notice } from '../../../../contract/owner-notices.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { useNotices } from './notices-data.ts';

const severityWords: Readonly<Record<Notice['severity'], string>> = {
  urgent: 'Urgent',
  warning: 'Please check',
  info: 'Good to know',
};

/** The notices about the installation, in full or folded into a line; draws nothing if there are none. */
export function NoticeList({ isFolded }: { isFolded: boolean }) {
  const asked = useNotices();
  if (asked.isError)
    return (
      <div className="notices-failed">
        <p role="alert" className="err">
          The notices about this installation could not be loaded. {explainFailure(asked.error)}
        </p>
        <Button small busy={asked.isFetching} onClick={() => void asked.refetch()}>
          Try again
        </Button>
      </div>
    );
  if (asked.data === undefined || asked.data.notices.length === 0) return null;
  const { notices } = asked.data;
  if (!isFolded) return <Notices notices={notices} />;
  const [first] = notices;
  return (
    <details className="notices-folded">
      <summary className={first?.severity}>
        {notices.length === 1 ? first?.title : `${first?.title}, and ${notices.length - 1} more to know`}
      </summary>
      <Notices notices={notices} />
    </details>
  );
}

function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <ul className="notices" aria-label="Notices">
      {notices.map((notice) => (
        <li key={notice.id} className={notice.severity}>
          <p className="delivery-head">
            <span className="status">{severityWords[notice.severity]}</span>
            <strong>{notice.title}</strong>
          </p>
          <p>
            <WithCode text={notice.detail} /> {notice.link && <Link to={notice.link.path}>{notice.link.label}</Link>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A text in which what stands between backticks is a command or a file. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={part}>{part}</code>));
}
