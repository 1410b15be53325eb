import {
  addWorkExperience,
  dropSectionDraft,
  importProfile,
  keepSectionDraft,
  listWorkExperiences,
  readProfileFile,
  readSectionDraft,
  removeWorkExperience,
  replaceWorkExperience,
  saveContractorDetails,
  saveProfileList,
  setProfilePicture,
  undoProfileImport,
} from '@guildhall/domain/profiles'

type Needs<Factory extends (deps: never) => unknown> = Parameters<Factory>[0]

type ProfileDeps = Needs<typeof keepSectionDraft> &
  Needs<typeof readProfileFile> &
  Needs<typeof saveContractorDetails> &
  Needs<typeof setProfilePicture> &
  Needs<typeof undoProfileImport>

/** The use cases of a contractor's own profile. */
export const profileUseCases = (deps: ProfileDeps) => ({
  addWorkExperience: addWorkExperience(deps),
  dropSectionDraft: dropSectionDraft(deps),
  importProfile: importProfile(deps),
  keepSectionDraft: keepSectionDraft(deps),
  listWorkExperiences: listWorkExperiences(deps),
  readProfileFile: readProfileFile(deps),
  readSectionDraft: readSectionDraft(deps),
  removeWorkExperience: removeWorkExperience(deps),
  replaceWorkExperience: replaceWorkExperience(deps),
  saveContractorDetails: saveContractorDetails(deps),
  saveProfileList: saveProfileList(deps),
  setProfilePicture: setProfilePicture(deps),
  undoProfileImport: undoProfileImport(deps),
})
