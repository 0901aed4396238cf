import { testRulesOfKind } from '../../helpers/ruleExamples'

testRulesOfKind('text')
