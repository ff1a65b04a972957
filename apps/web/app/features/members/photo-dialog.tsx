import { formatDay, gymDay } from '@namma/contract/days/dates';
import { IMAGE_LEAST_SIDE_PIXELS, imageTypes } from '@namma/contract/images/rules';
import type { memberPhoto } from '@namma/contract/members/schemas';
import { adminLogin } from '@namma/contract/paths';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { CropPicture } from '../../admin/pictures/crop-picture';
import { type OpenedPicture, openPicture } from '../../admin/pictures/open-picture';
import { cameraRefusalOf, startCamera } from '../../admin/scanner/camera';
import { api } from '../../lib/api/api';
import { useFailure } from '../../lib/api/use-failure';
import { Button, buttonClass } from '../../ui/button';
import { CheckBox } from '../../ui/check-box';
import { Dialog } from '../../ui/dialog';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

interface PhotoFormProps {
  member: { userId: number; name: string };
  photo: NonNullable<z.infer<typeof memberPhoto>['photo']> | undefined;
  onChanged: () => void;
}

/** Takes, uploads or removes the photo of a member who agrees to it. */
export const PhotoDialog = ({
  isOpen,
  onClose,
  ...props
}: PhotoFormProps & { isOpen: boolean; onClose: () => void }) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={`Photo of ${props.member.name}`}
    description="Staff see it here and at check-in. It is in the member’s data download and erased with the account."
  >
    <PhotoForm {...props} />
  </Dialog>
);

function PhotoForm({ member: { userId, name }, photo, onChanged }: PhotoFormProps) {
  const fail = useFailure(adminLogin);
  const [hasConsent, setConsent] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const [chosen, setChosen] = useState<OpenedPicture>();
  const [refusal, setRefusal] = useState<string>();
  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const opened = await openPicture(file);
    setTaking(false);
    setRefusal(typeof opened === 'string' ? opened : undefined);
    setChosen(typeof opened === 'string' ? undefined : opened);
  }
  const [remove, isBusy] = useOneAtATime(async () => {
    try {
      toast.success((await api('members/removePhoto', { body: { userId } })).status);
      onChanged();
    } catch (error) {
      fail(error);
    }
  });
  if (chosen)
    return (
      <CropPicture
        {...chosen}
        send={async (crop) => {
          const query = { id: userId, hasConsent: 'true' as const, ...crop };
          return (await api('members/setPhoto', { file: chosen.file, query })).status;
        }}
        onUploaded={(status) => {
          toast.success(status);
          onChanged();
        }}
        onCancel={() => setChosen(undefined)}
      />
    );
  if (isTaking)
    return <TakePicture onTaken={(file) => void choose(file)} onCancel={() => setTaking(false)} />;
  return (
    <div className="grid justify-items-start gap-4">
      {photo && (
        <>
          <p>{`${photo.consentBy} noted the consent on ${formatDay(gymDay(new Date(photo.consentAt)))}.`}</p>
          <Button look="outline" isBusy={isBusy} onClick={() => void remove()}>
            Remove photo and consent
          </Button>
        </>
      )}
      <CheckBox checked={hasConsent} onChange={({ currentTarget }) => setConsent(currentTarget.checked)}>
        {`${name} agrees to a photo`}
      </CheckBox>
      {hasConsent && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setTaking(true)}>Take photo</Button>
          <label className={`${buttonClass('outline')} focus-within:outline-2 focus-within:outline-offset-2`}>
            <input
              type="file"
              accept={imageTypes.join()}
              className="sr-only"
              onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
            />
            <span>Upload photo</span>
          </label>
        </div>
      )}
      <p aria-live="polite" className="text-sm font-medium text-(--alert) empty:hidden">
        {refusal}
      </p>
    </div>
  );
}

interface TakePictureProps {
  onTaken: (file: File | undefined) => void;
  onCancel: () => void;
}

function TakePicture({ onTaken, onCancel }: TakePictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    if (video.current)
      void startCamera(video.current).then(
        (end) => {
          if (isOver) return end();
          stop = end;
          setReady(true);
        },
        (error: unknown) => {
          if (!isOver) setRefusal(cameraRefusalOf(error));
        },
      );
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return (
    <div className="grid gap-4">
      <video
        ref={video}
        muted
        playsInline
        className={`aspect-4/3 w-full rounded-md bg-ink object-contain ${refusal === undefined ? '' : 'hidden'}`}
      />
      {refusal !== undefined && <p role="alert">{refusal}</p>}
      <div className="flex flex-wrap gap-3">
        {isReady && (
          <Button onClick={() => video.current && void pictureOf(video.current).then(onTaken)}>
            Take picture
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** The picture in the camera, enlarged where the camera has fewer pixels than an upload needs. */
async function pictureOf(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.max(1, IMAGE_LEAST_SIDE_PIXELS / Math.min(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(videoWidth * scale);
  canvas.height = Math.ceil(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob ? new File([blob], 'photo.jpg', { type: blob.type }) : undefined;
}
