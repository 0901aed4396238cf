import { testRulesOfKind } from '../../helpers/ruleExamples'

testRulesOfKind('dates')
