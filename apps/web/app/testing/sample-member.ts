import type { ClaimLinkReply, MemberDetails } from '@namma/contract/members/schemas';

/** A member, as `admin/getMember` answers. */
export const sampleMember: MemberDetails = {
  userId: 7,
  name: 'ಆಶಾ ರಾವ್',
  email: 'asha@example.in',
  phone: '9876543210',
  DOB: '1992-02-29',
  gender: 'Female',
  address: '12, 5th Cross',
  role: 'user',
  registeredOn: '2029-11-02',
  isDisabled: false,
  guardian: null,
  offers: 'not asked',
  DOBBefore: '',
  gstin: '',
  isUnclaimed: false,
  version: 1,
  notes: [],
  duePaise: 0,
  dues: [],
  memberships: [],
};

/** A link to an account of the desk, as `members/add` and `members/claimLink` answer. */
export const sampleClaimLink: ClaimLinkReply = {
  status: 'Link made',
  userId: 7,
  claimLink: 'https://gym.example/claim#a-token',
  qr: { size: 21, path: 'M0 0h1v1h-1z' },
  expiresAt: '2030-03-10T06:40:00.000Z',
};
